"""What each game brings to Discord: its face, its pictures, its texts and its pages of rules."""
