// biome-ignore lint/performance/noBarrelFile: the entry of the package
export { startSandbox } from './startSandbox.mjs'
export { walletsScript } from './walletsScript.mjs'
