import { aboutRoutes } from './about/figures.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor.ts'
import { accountSync } from './accounts/sync.ts'
import { adminRoutes } from './admin/routes.ts'
import { alertRoutes } from './alerts/routes.ts'
import { chatRoutes } from './chats/routes.ts'
import { chatSync } from './chats/sync.ts'
import { communityRoutes } from './community/routes.ts'
import type { SyncPart } from './db/sync-part.ts'
import { directoryRoutes } from './directory/routes.ts'
import { uploadRoutes } from './files/uploads.ts'
import type { Route } from './http/serve.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { noticeSync } from './notices/sync.ts'
import { passRoutes } from './passes/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { pinRoutes } from './pins/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { proposalSync } from './proposals/sync.ts'
import { pushRoutes } from './push/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { settingRoutes } from './settings/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { disputeRoutes } from './tasks/disputes/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { taskSync } from './tasks/sync.ts'
import { verificationRoutes } from './verification/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { walletSync } from './wallet/sync.ts'
import { workPictureRoutes } from './works/routes.ts'
import { workPictureSync } from './works/sync.ts'

type Noun = { routes: readonly Route[]; sync?: SyncPart }

/** What each noun adds to the API, and to the user's own scope of the pull. */
export const NOUNS: readonly Noun[] = [
  { routes: accountRoutes, sync: accountSync },
  { routes: secondFactorRoutes },
  { routes: uploadRoutes },
  { routes: chatRoutes, sync: chatSync },
  { routes: walletRoutes, sync: walletSync },
  { routes: paymentRoutes },
  { routes: pinRoutes },
  { routes: payoutRoutes },
  { routes: reconciliationRoutes },
  { routes: ledgerRoutes },
  { routes: taskRoutes, sync: taskSync },
  { routes: disputeRoutes },
  { routes: proposalRoutes, sync: proposalSync },
  { routes: reviewRoutes },
  { routes: noticeRoutes, sync: noticeSync },
  { routes: alertRoutes },
  { routes: directoryRoutes },
  { routes: savedRoutes },
  { routes: passRoutes },
  { routes: pushRoutes },
  { routes: communityRoutes },
  { routes: aboutRoutes },
  { routes: settingRoutes },
  { routes: supportRoutes },
  { routes: moderationRoutes },
  { routes: adminRoutes },
  { routes: verificationRoutes },
  { routes: workPictureRoutes, sync: workPictureSync },
]
