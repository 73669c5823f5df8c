import { cssText } from '@foyer/css-text'
import { library } from '../../tooling/tsdown/library.mjs'
import { table } from './groups.mjs'

export default library(table, { platform: 'browser', plugins: [cssText()] })
