import type { Sandbox } from '../../index.mjs'

export const TOKENS: Sandbox['tokens']
