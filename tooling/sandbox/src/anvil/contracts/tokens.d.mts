import type { Sandbox } from '../../index.mjs'

export const TOKENS: Sandbox['tokens']
export const SNARE: Sandbox['snare']
