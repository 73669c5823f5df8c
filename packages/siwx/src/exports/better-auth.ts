export { type SiwxPluginOptions, siwx, type VisitorProfile } from '../betterAuth/siwx.js'
