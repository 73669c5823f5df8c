import { library } from '../../tooling/tsdown/library.ts'
import { table } from './groups.mjs'
import { changes, universalProvider } from './prebundled.ts'

export default library(table, { plugins: [universalProvider({ changes })] })
