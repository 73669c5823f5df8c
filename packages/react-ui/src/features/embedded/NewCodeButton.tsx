import { cooldownLeft } from '@foyer/core/ui/sign-in'
import { RotateCw } from 'lucide'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { toClock, useSecondsUntil } from '../../hooks/useSecondsUntil.js'
import { enSignIn } from '../../messages/enSignIn.js'
import { useUi } from '../../UiContext.js'
import { useTexts } from './textsOf.js'

const SECOND = 1000

/** The main way on where a code is of no use any more: it says when another may be asked for. */
export function NewCodeButton({ onClick }: { readonly onClick: () => void }) {
  const { context } = useUi()
  const texts = useTexts(enSignIn)
  const [until] = useState(() => Date.now() + cooldownLeft(context) * SECOND)
  const seconds = useSecondsUntil(until)
  return (
    <Button kind="1" isOff={seconds > 0} onClick={onClick}>
      <Icon node={RotateCw} className="fy-i fy-i--sm" />
      {seconds > 0 ? (
        <span>
          {texts.newCodeIn}{' '}
          <bdi className="fy-num" dir="ltr">
            {toClock(seconds)}
          </bdi>
        </span>
      ) : (
        texts.newCode
      )}
    </Button>
  )
}
