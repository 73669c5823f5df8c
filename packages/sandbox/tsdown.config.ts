import { nodeLibrary } from '../../tooling/tsdown/library.ts'

export default nodeLibrary({
  entry: [
    'src/exports/*.ts',
    'src/cli.ts',
    // Entries that run in processes of their own.
    'src/evm/anvil/watchdog.ts',
    'src/bitcoin/chain/bitcoinProcess.ts',
    'src/phone/phoneProcess.ts',
  ],
  assets: /\.(json|html|css)$/,
})
