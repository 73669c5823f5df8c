export type { CosmosChain, CosmosNetwork } from '../network.js'
export { cosmosHub, cosmosHubTestnet, osmosis, osmosisTestnet } from '../networks.js'
