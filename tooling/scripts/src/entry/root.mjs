import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder, wherever it was cloned. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A command that a root devDependency brings. @param {string} name */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
