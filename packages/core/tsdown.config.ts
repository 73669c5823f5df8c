import { browserLibrary } from '../../tooling/tsdown/library.ts'
import { chunks } from './chunks.mjs'
import { bundledPackages, changes } from './prebundled.ts'

export default browserLibrary(chunks, { plugins: [bundledPackages({ changes })] })
