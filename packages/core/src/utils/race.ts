// biome-ignore lint/performance/noBarrelFile: the older name of it
export { untilAborted as race } from './waiting.js'
