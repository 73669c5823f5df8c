import { ModalError } from '../../errors/ModalError.js'
import { WALLET_ASSETS_TIMEOUT_MS } from '../../portfolio/limits.js'
import { isRecord } from '../../utils/isRecord.js'
import { withTimeout } from '../../utils/waiting.js'
import { getNftOptions } from './nftOptions.js'
import type { CreateNftSource } from './nftSource.js'
import { readDataUri, readMetadata } from './readMetadata.js'

/** Reads NFTs from the wallet (EIP-7811). An empty list counts as "unsupported", so that the next source is queried. */
export const createWalletNftSource: CreateNftSource = ({ options, connection: getConnection }) => ({
  id: 'wallet',
  supports: ({ chainNamespace }) => getConnection(chainNamespace)?.readNfts !== undefined,
  async read({ namespace, address, network: { caipNetworkId }, signal }) {
    const connection = getConnection(namespace)
    const account = connection?.accounts.find((each) => each.address === address)
    if (!connection?.readNfts || !account) return undefined
    const onTimeout = () => {
      throw new ModalError('RESPONSE_TIMEOUT')
    }
    const request = connection.readNfts({ account, caipNetworkIds: [caipNetworkId] })
    const found = (await withTimeout(request, WALLET_ASSETS_TIMEOUT_MS, onTimeout, signal))?.[caipNetworkId]
    if (!found?.length) return undefined
    const { ipfs } = getNftOptions(options)
    const nfts = found.map(({ metadata, address: contract, standard, tokenId, amount }) => {
      // In EIP-7811, `name` is the name of the collection, and `tokenURI` leads to the metadata of the NFT itself.
      const { name, tokenURI, image, imageUrl, iconUrl, ...own } = isRecord(metadata) ? metadata : {}
      const itemMetadata = readDataUri(tokenURI)
      const [collection, picture] = [name, image ?? imageUrl ?? iconUrl].map((each) =>
        typeof each === 'string' ? each : undefined,
      )
      return {
        caipNetworkId,
        ...{ address: contract, standard, tokenId, amount },
        ...readMetadata(itemMetadata ?? own, { collection, imageUrl: picture, ipfs }),
      }
    })
    return { nfts }
  },
})
