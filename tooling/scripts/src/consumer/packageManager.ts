import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../entry/root.mjs'

/** Pins our package manager for an app: without this line, corepack’s `pnpm` uses the newest version, or fails. */
export const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
