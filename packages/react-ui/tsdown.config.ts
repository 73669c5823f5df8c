import { cssText } from '@foyer/css-text'
import { library } from '../../tooling/tsdown/library.mjs'

export default library({ platform: 'browser', plugins: [cssText()] })
