-- Owns: reading a library's version from its source, where it is no package here.
-- Must not know: which library.
module CabalVersion (cabalVersion) where

import Data.Char (isSpace, toLower)
import Data.List (isPrefixOf)

-- | The version that a .cabal file names.
cabalVersion :: FilePath -> IO String
cabalVersion file = do
  content <- readFile file
  pure (case [drop 8 line | line <- lines content, "version:" `isPrefixOf` map toLower line] of
    version : _ -> filter (not . isSpace) version
    [] -> "")
