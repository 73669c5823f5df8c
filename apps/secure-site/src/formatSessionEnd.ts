/** Formats the statement that a session ended, which the server signs. A session never restarts. */
export const formatSessionEnd = (session: string, userId: string): string =>
  `foyer secure site, session ended, 1\n${session}\n${userId}`
