import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Locates a command of a root devDependency.
 *
 * @param {string} name
 */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
