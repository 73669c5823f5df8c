/** Pages from the repository's files, see `vite/docs.ts`. */
export const externalLinks = { docs: '/docs/', source: '/source/' } as const
