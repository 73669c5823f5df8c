import { cssText } from '../../tooling/css-text/src/cssText.ts'
import { browserLibrary } from '../../tooling/tsdown/library.ts'
import { chunks } from './chunks.mjs'

export default browserLibrary(chunks, { platform: 'browser', plugins: [cssText()] })
