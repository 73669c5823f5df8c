import type { Sandbox } from '../../index.mjs'

export const NFTS: Sandbox['nfts']
