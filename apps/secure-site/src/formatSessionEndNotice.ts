/** Formats the statement that a session ended, which the server signs. A session never restarts. */
export const formatSessionEndNotice = (session: string, userId: string): string =>
  `foyer secure site, session ended, 1\n${session}\n${userId}`
