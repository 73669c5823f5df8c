import { WalletIcon } from './WalletIcon.js'

/** The first wallets of several, as one picture. */
export function FourIcons({
  wallets,
}: {
  readonly wallets: readonly { readonly id: string; readonly imageUrl: string | undefined }[]
}) {
  return (
    <span className="fy-ic fy-four" aria-hidden="true">
      {wallets.map(({ id, imageUrl }) => (
        <WalletIcon key={id} walletId={id} imageUrl={imageUrl} />
      ))}
    </span>
  )
}
