import type { Assets } from '../types.d.mts'

/** Builds what browsers get, to `dist`. */
export function buildAssets(): Promise<void>

/** The same as `readAssets`, built first when something is missing or older than its sources. For development and tests. */
export function freshAssets(): Assets
