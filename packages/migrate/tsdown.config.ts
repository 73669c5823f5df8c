import { nodeLibrary } from '../../tooling/tsdown/library.ts'

export default nodeLibrary({ entry: ['src/exports/*.ts', 'src/cli.ts'], assets: /\.json$/ })
