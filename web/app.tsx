// Maps routes to pages. Every page but home is loaded on the first visit.
import { lazy, Suspense } from 'react';
import { NewVersion } from './frame/new-version.tsx';
import { Home } from './home/home.tsx';
import { useHouse } from './settings/house.tsx';
import { type Route, useRoute } from './settings/routes.ts';
import { Loading } from './ui/index.ts';
import { Mishap } from './ui/mishap.tsx';

const SetupPage = lazy(() => import('./home/setup-page.tsx'));
const Credits = lazy(() => import('./home/credits.tsx'));
const MatchPage = lazy(() => import('./table/index.tsx'));
const OnlinePage = lazy(() => import('./online/index.tsx'));
const ReplayPage = lazy(() => import('./replay/index.tsx'));
const RulebookPage = lazy(() => import('./rulebook/index.tsx'));
const WorkshopPage = lazy(() => import('./workshop/index.tsx'));
const ArmyPage = lazy(() => import('./workshop/army-page.tsx'));
const LearnPage = lazy(() => import('./lesson/index.tsx'));
const Lost = lazy(() => import('./frame/lost.tsx'));

export function App() {
  const { t } = useHouse();
  const route = useRoute();
  return (
    <>
      <NewVersion />
      <Mishap key={pageKey(route)} t={t}>
        <Suspense fallback={<Loading />}>{pageOf(route)}</Suspense>
      </Mishap>
    </>
  );
}

/** Routes with the same key share a page: the rulebook stays open from rule to rule. */
const pageKey = (route: Route): string => JSON.stringify(route.page === 'rules' ? { page: route.page, game: route.game } : route);

function pageOf(route: Route) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <SetupPage key={route.game} game={route.game} pack={route.pack} />;
    case 'match':
      return <MatchPage key={route.id} id={route.id} />;
    case 'table':
    case 'watch':
      return <OnlinePage id={route.id} secret={route.secret} isWatching={route.page === 'watch'} />;
    case 'replay':
      return <ReplayPage id={route.id} at={route.at} />;
    case 'rules':
      return <RulebookPage game={route.game} {...(route.rule !== undefined && { rule: route.rule })} />;
    case 'learn':
      return <LearnPage game={route.game} lesson={route.lesson} />;
    case 'workshop':
      return <WorkshopPage key={route.game} game={route.game} pack={route.pack} />;
    case 'army':
      return <ArmyPage key={route.code} game={route.game} code={route.code} />;
    case 'credits':
      return <Credits />;
    case 'lost':
      return <Lost />;
  }
}
