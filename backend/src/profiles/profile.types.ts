export type Role = 'user' | 'admin';
export type ProfileStatus = 'pending' | 'approved' | 'rejected' | 'disabled';
