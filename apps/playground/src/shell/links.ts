/** Pages that are made of the repository's own files, see `vite/docs.ts`. */
export const links = { docs: '/docs/', source: '/source/' } as const
