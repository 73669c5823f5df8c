export type { VisitorProfile } from '../betterAuth/owners.js'
export { type SiwxPluginOptions, siwx } from '../betterAuth/siwx.js'
