export type { UserProfile } from '../betterAuth/createUserFinder.js'
export { type SiwxPluginOptions, siwx } from '../betterAuth/siwx.js'
