/** True in the build for static hosts, which has its services in the page: `pnpm --filter @foyer/playground demo`. */
export const isStaticDemo = import.meta.env.MODE === 'demo'
