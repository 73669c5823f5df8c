import type { Sandbox } from '../../index.mjs'

export const POOL: Sandbox['pool']
export const DETOUR: Sandbox['detour']
