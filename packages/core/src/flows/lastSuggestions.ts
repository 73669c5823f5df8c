import * as z from 'zod/mini'
import type { ModalContext } from '../context.js'
import { walletSchema } from '../services/directory/walletSchema.js'
import { imageUrl } from '../services/imageUrl.js'
import type { Suggestions } from '../stores/directory.js'
import type { DirectoryWallet } from '../types/directory.js'

/** What the directory answered last, and when. */
const LAST = 'LAST_SUGGESTIONS'

/** What is older says little of what the directory has now. Milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000

type Answer = Pick<Suggestions, 'featured' | 'recommended' | 'count'>

const listSchema = z.array(walletSchema)
const schema = z.object({
  at: z.number(),
  /** For whom, and among which wallets: another site of this origin is not shown this one's. */
  of: z.string(),
  featured: listSchema,
  recommended: listSchema,
  count: z.optional(z.number()),
})

/** What the directory said on an earlier visit, for as long as it is worth showing. */
export function recallSuggestions(context: ModalContext): Answer | undefined {
  const { options, services } = context
  const last = services.storage.getJson(LAST, (value) => schema.safeParse(value).data)
  if (!last || last.of !== askedOf(context) || !(Math.abs(Date.now() - last.at) < LIFETIME)) return undefined
  const pictured = (wallets: readonly DirectoryWallet[]) =>
    wallets.map((wallet) => ({
      ...wallet,
      image_url: wallet.image_id && imageUrl(options, 'wallet', wallet.image_id),
    }))
  return { featured: pictured(last.featured), recommended: pictured(last.recommended), count: last.count }
}

/** Keeps what it takes to show the rows, to open the wallets' apps, and to say where they are to be had. */
export function rememberSuggestions(context: ModalContext, { featured, recommended, count }: Answer): void {
  context.services.storage.setJson(LAST, {
    at: Date.now(),
    of: askedOf(context),
    featured: featured.map(toKept),
    recommended: recommended.map(toKept),
    count,
  })
}

/** Of the networks, of which a wallet may name hundreds, one of each namespace tells where it can be used. */
function toKept({ image_url: _, order: _order, ...wallet }: DirectoryWallet) {
  const namespaces = new Map(wallet.chains.map((id) => [id.split(':')[0], id]))
  return { ...wallet, chains: [...namespaces.values()] }
}

function askedOf({ options }: ModalContext): string {
  const { projectId, includeWalletIds, excludeWalletIds, featuredWalletIds } = options
  return JSON.stringify([projectId, includeWalletIds, excludeWalletIds, featuredWalletIds])
}
