import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../entry/root.mjs'

/** Ours, for a site that is installed with it: where `pnpm` is corepack's, a manifest without this line gets the newest, or nothing. */
export const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
