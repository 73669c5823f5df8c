// biome-ignore lint/performance/noBarrelFile: the older place of it
export { delay } from './waiting.js'
