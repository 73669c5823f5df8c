import { browserLibrary } from '../../tooling/tsdown/library.ts'
import { chunks } from './chunks.mjs'
import { extensionDapp } from './prebundled.ts'

export default browserLibrary(chunks, { plugins: extensionDapp })
