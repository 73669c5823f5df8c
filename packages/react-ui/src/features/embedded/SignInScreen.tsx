import type { ReactNode } from 'react'
import { Ring, type RingState } from '../../components/Ring.js'
import { StateScreen } from '../../components/StateScreen.js'

export interface SignInScreenProps {
  readonly state: RingState
  /** In the ring. */
  readonly picture: ReactNode
  readonly isAccent?: boolean | undefined
  readonly title: string
  readonly text: ReactNode
  /** Below the text, in the body. */
  readonly below?: ReactNode
  /** The ways on, below the body. */
  readonly children?: ReactNode
}

/** How signing in stands: one picture, one sentence, one action. */
export function SignInScreen({ state, picture, isAccent, title, text, below, children }: SignInScreenProps) {
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role={state === 'bad' ? 'alert' : 'status'}
          isShaking={state === 'bad'}
          title={title}
          text={text}
          picture={
            <Ring state={state}>
              <span className={`fy-ic fy-ic--72 fy-ic--glyph${isAccent ? ' fy-ic--accent' : ''}`} aria-hidden="true">
                {picture}
              </span>
            </Ring>
          }
        />
        {below && <div className="fy-center fy-stack">{below}</div>}
      </div>
      {children && <div className="fy-cta fy-stack">{children}</div>}
    </>
  )
}
