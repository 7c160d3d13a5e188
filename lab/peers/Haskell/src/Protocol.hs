-- Owns: the lab's line protocol (lab/Outside/README.md): requests on standard input, one JSON line for each on standard output.
-- Must not know: libraries and loops.
{-# LANGUAGE ScopedTypeVariables #-}
module Protocol (serve) where

import Candidate (Candidate (..))
import Control.DeepSeq (force)
import Control.Exception (SomeException, evaluate, try)
import Data.Char (isPrint, ord)
import Data.IORef (IORef, newIORef, readIORef, writeIORef)
import Data.List (find, intercalate)
import Data.Version (showVersion)
import Numeric (showHex)
import OpenTree (OpenTree (..), Turn (..), open)
import System.IO (BufferMode (..), hIsEOF, hSetBuffering, hSetEncoding, stdin, stdout, utf8)
import System.Info (fullCompilerVersion)
import System.Posix.Signals (Handler (..), installHandler, keyboardSignal)
import Tree (depthAt, makeTrees)

-- | Answers requests until the input ends.
serve :: [(String, String)] -> [Candidate] -> IO ()
serve versions candidates = do
  -- Ctrl+C is the lab's matter: it ends its children by closing their input.
  _ <- installHandler keyboardSignal Ignore Nothing
  hSetEncoding stdin utf8
  hSetEncoding stdout utf8
  hSetBuffering stdout LineBuffering
  current <- newIORef Nothing
  loop current
  where
    loop current = do
      ended <- hIsEOF stdin
      if ended
        then pure ()
        else do
          line <- getLine
          answered <- try (answer current (splitTabs line) >>= evaluate . force)
          putStrLn (either (\(error' :: SomeException) -> object [("error", text (show error'))]) id answered)
          loop current

    answer :: IORef (Maybe OpenTree) -> [String] -> IO String
    answer _ ["describe"] =
      pure (object [("runtime", text ("GHC " ++ showVersion fullCompilerVersion)), ("versions", object [(key, text version) | (key, version) <- versions])])
    answer current ("open" : "haskell-tree" : _ : wanted : seed : scale : _) = do
      writeIORef current Nothing
      case find ((== wanted) . name) candidates of
        Nothing -> pure (object [("unavailable", text "the program has no candidate of this name")])
        Just candidate -> do
          let depth = depthAt (read scale)
          -- The table's pool in .NET: several small trees, or a large one.
          trees <- evaluate (force (makeTrees (read seed) (if depth <= 14 then 4 else 1) depth))
          opened <- try (open candidate trees)
          case opened of
            Left (error' :: SomeException) -> pure (object [("wrong", text ("throws " ++ show error'))])
            Right (Left difference) -> pure (object [("wrong", text difference)])
            Right (Right row) -> do
              writeIORef current (Just row)
              pure (object [("sizes", list (map show (sizes row))), ("operations", list (map text (operations row)))])
    answer _ ("open" : table : _) = pure (object [("unavailable", text ("the program has no rows of table " ++ table))])
    answer current request = readIORef current >>= maybe (pure (object [("error", text "no row is open")])) (ask request)

    ask ["settle", operation, least, _, _] row = do
      done <- settle row operation (read least)
      pure (object [("operations", show done)])
    ask ["run", operation, count, fresh] row = do
      turn <- run row operation (read count) (fresh == "fresh")
      pure (object [("nanoseconds", show (nanoseconds turn)), ("allocatedBytes", show (allocatedBytes turn))])
    ask request _ = pure (object [("error", text ("there is no such request: " ++ unwords request))])

splitTabs :: String -> [String]
splitTabs line = case break (== '\t') line of
  (word, _ : rest) -> word : splitTabs rest
  (word, []) -> [word]

object :: [(String, String)] -> String
object members = "{" ++ intercalate "," [text key ++ ":" ++ value | (key, value) <- members] ++ "}"

list :: [String] -> String
list items = "[" ++ intercalate "," items ++ "]"

text :: String -> String
text words' = "\"" ++ concatMap escape words' ++ "\""
  where
    escape c
      | c `elem` "\"\\" || not (isPrint c) || ord c > 126 = "\\u" ++ pad (showHex (min 0xffff (ord c)) "")
      | otherwise = [c]
    pad digits = replicate (4 - length digits) '0' ++ digits
