import { cssText } from '../../tooling/css-text/src/cssText.ts'
import { library } from '../../tooling/tsdown/library.ts'
import { table } from './groups.mjs'

export default library(table, { platform: 'browser', plugins: [cssText()] })
