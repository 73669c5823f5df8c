import { createElement } from '../../frame/screen/createElement'
import type { SignedInUser } from '../../frame/session/createFrameSession'
import { texts } from '../../texts/texts'
import { createButton } from '../createPage'
import type { LimitChange } from '../createWalletLimits'
import { runWithRecentLogin } from '../runWithRecentLogin'
import type { WindowContext } from '../types'

const HOUR_MS = 3_600_000

/** Changes the limits: stricter ones at once, and looser ones as the user then chooses. */
export function changeLimits(context: WindowContext, user: SignedInUser, wanted: LimitChange): Promise<void> {
  const { limits } = context
  return runWithRecentLogin(context, user, async (owner) => {
    const { state, passkey } = await limits.change(owner, wanted)
    if (state !== 'asks') return context.showHome()
    const { delayMs } = await limits.read(owner)
    showLooser(context, owner, { wanted, hasPasskey: passkey !== undefined, delayMs })
  })
}

function showLooser(
  context: WindowContext,
  user: SignedInUser,
  { wanted, hasPasskey, delayMs }: { wanted: LimitChange; hasPasskey: boolean; delayMs: number },
): void {
  const { page, limits } = context
  const run = (action: (owner: SignedInUser) => Promise<unknown>) => () =>
    runWithRecentLogin(context, user, async (owner) => {
      await action(owner)
      await context.showHome()
    })
  const hours = Math.max(1, Math.round(delayMs / HOUR_MS))
  const { loosen } = texts().limits
  page.draw({
    title: loosen.title,
    parts: [
      createElement(
        'p',
        {},
        delayMs === 0 ? loosen.onlyPasskey : hasPasskey ? loosen.passkeyOrWait(hours) : loosen.wait(hours),
      ),
      hasPasskey &&
        createButton(
          page,
          { label: loosen.usePasskey },
          run((owner) => limits.changeByPasskey(owner, wanted)),
        ),
      delayMs > 0 &&
        createButton(
          page,
          { label: loosen.changeIn(hours), ...(hasPasskey && { kind: 'second' }) },
          run((owner) => limits.changeLater(owner, wanted)),
        ),
      createButton(page, { label: texts().window.cancel, kind: 'second' }, () => context.showHome()),
    ],
  })
}
