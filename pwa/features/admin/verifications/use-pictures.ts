import { useCallback, useEffect, useRef, useState } from 'react'
import { useCommand } from '#pwa/sync/use-command.ts'
import { openVerificationPictures } from '#schema/contract/admin-verifications.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { PictureStep } from '#schema/domain/verification.ts'
import type { ProofFile } from './proof.ts'

type Links = ResponseBody<typeof openVerificationPictures>
type View = { isLarge: boolean; quarterTurns: number }

const UPRIGHT: View = { isLarge: false, quarterTurns: 0 }

/** How each picture is shown. */
export function usePictureViews() {
  const [views, setViews] = useState<Record<PictureStep, View>>({
    document: UPRIGHT,
    face: UPRIGHT,
  })
  const change = (step: PictureStep, changeOf: (view: View) => Partial<View>) =>
    setViews((all) => ({ ...all, [step]: { ...all[step], ...changeOf(all[step]) } }))
  return {
    views,
    enlarge: (step: PictureStep) => change(step, ({ isLarge }) => ({ isLarge: !isLarge })),
    turn: (step: PictureStep) =>
      change(step, ({ quarterTurns }) => ({ quarterTurns: (quarterTurns + 1) % 4 })),
  }
}

/** Links to the pictures, each time with an entry of the audit log: at once for who has taken the proof. */
export function usePictureLinks({ verification, pictures }: ProofFile, isMine: boolean) {
  const { run, busy, failure } = useCommand(openVerificationPictures)
  const [links, setLinks] = useState<Links | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const { _id: id } = verification

  const load = useCallback(async () => {
    try {
      const loaded = await run({ id })
      setIsBroken(false)
      setLinks(loaded)
    } catch {
      // `failure` has the words.
    }
  }, [run, id])

  const hasBegun = useRef(false)
  const mayBegin = isMine && pictures.length > 0
  useEffect(() => {
    if (!mayBegin || hasBegun.current) return
    hasBegun.current = true
    void load()
  }, [mayBegin, load])

  return { links, busy, failure, isBroken, load, reportBroken: () => setIsBroken(true) }
}

export type PictureLinks = ReturnType<typeof usePictureLinks>
export type PictureViews = ReturnType<typeof usePictureViews>
