// Minimum time between two codes that are sent to one e-mail address.
export const EMAIL_COOLDOWN_MS = 30_000
