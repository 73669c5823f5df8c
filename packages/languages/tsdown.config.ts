import { browserLibrary } from '../../tooling/tsdown/library.ts'
import { chunks } from './chunks.mjs'

export default browserLibrary(chunks)
