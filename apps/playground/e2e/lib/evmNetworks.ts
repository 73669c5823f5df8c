/** Value of the playground's URL setting `networks` for EVM networks alone. */
export const EVM_NETWORKS_SETTING: string = JSON.stringify(['mainnet', 'base', 'optimism'])
