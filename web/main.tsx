import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { HouseProvider } from './settings/house.tsx';
import { speak } from './settings/messages/index.ts';
import { readSettings } from './settings/settings.ts';
import { keepSite } from './settings/versions.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
if (location.search === '?new') history.replaceState(null, '', location.pathname + location.hash); // seekNewer() led here
await speak(readSettings().language);
createRoot(root).render(
  <StrictMode>
    <HouseProvider>
      <App />
    </HouseProvider>
  </StrictMode>,
);

// Not in development, where files keep changing. Without its service worker the site still works online.
if (import.meta.env.PROD && 'serviceWorker' in navigator) keepSite().catch(() => undefined);
