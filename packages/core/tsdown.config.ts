import { browserLibrary } from '../../tooling/tsdown/library.ts'
import { chunks } from './chunks.mjs'
import { changes, universalProvider } from './prebundled.ts'

export default browserLibrary(chunks, { plugins: [universalProvider({ changes })] })
