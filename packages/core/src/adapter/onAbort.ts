// biome-ignore lint/performance/noBarrelFile: the older place of it
export { onAbort } from '../utils/waiting.js'
