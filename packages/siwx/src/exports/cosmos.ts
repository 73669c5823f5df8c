export { type CosmosOptions, cosmos } from '../verifiers/cosmos.js'
